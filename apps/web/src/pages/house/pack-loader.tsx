import type { System } from '@tafelrunde/system';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLabText } from '../../text/use-lab-text.ts';
import type { Changes } from './changes.ts';
import { keptPacks } from './pack-store.ts';

/** The packs this browser keeps, one tap each; nothing if there are none. */
export function PackLoader({ system, onLoad }: { system: System; onLoad: (house: Changes) => void }) {
  const text = useLabText();
  const [packs] = useState(() => keptPacks(system));
  if (packs.length === 0) return null;
  return (
    <fieldset className="plain">
      <legend className="field-label">{text.rules.packs}</legend>
      <div className="chips">
        {packs.map(({ name, house }) => (
          <Button
            key={name}
            className="chip"
            aria-label={text.rules.load(name)}
            onPress={() => onLoad(house)}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
