import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useLocale } from '../../../text/use-text.ts';

/** A part of the rules that is off and would help now: everybody is told, the GM can switch it on. */
export function MissingModule() {
  const locale = useLocale();
  const { system, scene, house, table, isGm, send } = useTable();
  const missing = system.table.play?.missing?.(scene, house, locale) ?? null;
  if (missing === null) return null;
  return (
    <div className="now-idle now-missing">
      <p>{missing.text}</p>
      {isGm && (
        <Button
          className="button primary"
          onPress={() => void send({ kind: 'setHouse', house: { ...table.house, ...missing.house } })}
        >
          {missing.button}
        </Button>
      )}
    </div>
  );
}
