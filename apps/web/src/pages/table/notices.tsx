import { CircleAlert, WifiOff } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useRoute } from '../../state/route.ts';
import { useTable } from '../../table/table-context.ts';
import { useView } from '../../table/view-store.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { SoloNotices } from './solo/solo-notices.tsx';

/** What did not work, what was kept, and what to do now. */
export function Notices() {
  const text = useTableText();
  const { state } = useTable();
  const { notice, change } = useView();
  const go = useRoute((route) => route.go);
  return (
    <>
      {state.fault !== null && (
        <div className="notice" role="alert" data-tone="complication">
          <CircleAlert aria-hidden />
          <p>{text.faults[state.fault]}</p>
          <Button className="button" onPress={() => location.reload()}>
            {text.faultWays.reload}
          </Button>
          <Button className="button quiet" onPress={() => go('/')}>
            {text.faultWays.home}
          </Button>
        </div>
      )}
      {state.status === 'connecting' && <p className="hint">{text.statusHint.connecting}</p>}
      {state.status === 'waiting' && (
        <div className="notice" role="status">
          <WifiOff aria-hidden />
          <p>{text.statusHint.waiting}</p>
        </div>
      )}
      <SoloNotices />
      {notice !== null && (
        <div className="notice" role="alert" data-tone="complication">
          <CircleAlert aria-hidden />
          <p>{notice}</p>
          <Button className="button" onPress={() => change({ notice: null })}>
            {text.dismiss}
          </Button>
        </div>
      )}
    </>
  );
}
