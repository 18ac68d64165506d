import type { System } from '@tafelrunde/system';
import { Button } from 'react-aria-components/Button';
import { useLabText } from '../../text/use-lab-text.ts';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import type { Changes } from './changes.ts';
import { PackLoader } from './pack-loader.tsx';
import { SwitchList } from './switch-list.tsx';

/** The house rules of one case of the lab. */
export function LabHouseDialog({
  system,
  title,
  house,
  onChange,
  onClose,
}: {
  system: System;
  title: string;
  house: Changes;
  onChange: (house: Changes) => void;
  onClose: () => void;
}) {
  const text = useLabText();
  return (
    <SheetDialog title={title} onClose={onClose} isWide>
      <PackLoader system={system} onLoad={onChange} />
      <SwitchList system={system} changes={house} onChange={onChange} />
      <div className="form-end sticky">
        <Button
          className="button quiet"
          isDisabled={Object.keys(house).length === 0}
          onPress={() => onChange({})}
        >
          {text.rules.reset}
        </Button>
        <Button className="button primary" onPress={onClose}>
          {text.houseDone}
        </Button>
      </div>
    </SheetDialog>
  );
}
