import type { FigureView, Offer, SheetSection } from '@tafelrunde/system';
import { ChevronDown, Move, SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { percent } from '../../../engine/format.ts';
import { useSeen } from '../../../state/use-seen.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { fieldOf } from '../../../ui/fields.ts';
import { rungName } from '../../../ui/rung-name.ts';
import { standardRung } from '../sheet/rows.ts';
import { type Choice, checkKey, choicesOf, usualChecks } from './choices.ts';
import { MissingModule } from './missing-module.tsx';
import { NowButton, useCircumstances } from './now-button.tsx';
import { hasDetails, offerName, startValues } from './offers.ts';
import { usePins } from './pins.ts';
import { useOfferChance } from './use-offer-chance.ts';

/** Three to six things that make sense now. */
const MOST = 6;
const NO_PINS: readonly string[] = [];

/** What makes sense now for a figure: in a fight the plain attack first, else what was pinned or is rolled often. */
export function Now({
  figure,
  offers,
  sections,
}: {
  figure: FigureView;
  offers: readonly Offer[];
  sections: readonly SheetSection[];
}) {
  const text = usePlayText().now;
  const id = useId();
  const locale = useLocale();
  const at = useTable();
  const { system, scene, house, turn, table, nameOf } = at;
  const pinned = usePins((state) => state.pins[figure.id]) ?? NO_PINS;
  const choices = useMemo(() => choicesOf(offers).slice(0, MOST), [offers]);
  const isFight = turn !== null;
  const whose = turn?.figure ?? null;
  const waits = whose !== null && whose !== figure.id;
  const checks = useMemo(
    () =>
      usualChecks(
        offers,
        sections,
        table.log,
        pinned,
        Math.max(MOST - choices.length, isFight ? 0 : 3),
      ).slice(0, isFight ? pinned.length : MOST),
    [offers, sections, table.log, pinned, choices.length, isFight],
  );
  const canMove = useMemo(
    () => figure.at !== null && isFight && !waits && system.table.moves(scene, figure.id, house).length > 0,
    [figure, isFight, waits, system, scene, house],
  );
  const isEmpty = choices.length === 0 && checks.length === 0 && !canMove;
  const idle = system.table.play?.idle?.(scene, figure.id, house, locale) ?? null;
  const usual = checks.map((offer) => <NowCheck key={checkKey(offer)} offer={offer} sections={sections} />);
  return (
    <section className="now" data-part="now" aria-labelledby={id}>
      <h3 className="now-title" id={id}>
        {text.title}
      </h3>
      {waits && <p className="hint">{text.waits(nameOf(whose))}</p>}
      {idle !== null && <p className="now-idle">{idle}</p>}
      <MissingModule />
      {isEmpty && idle === null && !waits && <p className="now-idle">{text.nothing}</p>}
      {!isFight && usual}
      {choices.map((choice, i) => (
        <NowChoice key={choice.key} choice={choice} actor={figure.id} isFirst={isFight && i === 0} />
      ))}
      {canMove && <MoveButton />}
      {isFight && usual}
    </section>
  );
}

function MoveButton() {
  const text = usePlayText().now;
  const change = useView((view) => view.change);
  return (
    <Button className="now-card" onPress={() => change({ view: 'board' })}>
      <Move aria-hidden className="now-icon" />
      <span className="now-name">{text.move}</span>
      <span className="now-sub">{text.moveHint}</span>
    </Button>
  );
}

/** One thing to do, at its best target; others are one tap behind it. */
function NowChoice({ choice, actor, isFirst }: { choice: Choice; actor: string; isFirst: boolean }) {
  const text = usePlayText().now;
  const table = useTableText();
  const at = useTable();
  const [picked, setPicked] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const offer = choice.offers.find(({ target }) => target === picked) ?? (choice.offers[0] as Offer);
  const name = offerName(at, offer, table, actor);
  const values = useMemo(() => startValues(at, offer, table), [at, offer, table]);
  const circumstances = useCircumstances(offer, values);
  return (
    <div className="now-choice" data-first={isFirst}>
      <NowButton
        offer={offer}
        values={values}
        name={name}
        sub={circumstances.length === 0 ? null : circumstances.join(' · ')}
        isFirst={isFirst}
      />
      {(choice.offers.length > 1 || hasDetails(offer)) && (
        <div className="now-ways">
          {choice.offers.length > 1 && (
            <Button
              className="now-way"
              aria-label={text.targetOf(name)}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setOpen(!isOpen)}
            >
              {text.target} <ChevronDown className="chevron" aria-hidden />
            </Button>
          )}
          {hasDetails(offer) && <Details offer={offer} name={name} />}
        </div>
      )}
      {isOpen && (
        <div className="now-targets" id={id}>
          {choice.offers.map((one) => (
            <TargetButton
              key={JSON.stringify(one.input)}
              offer={one}
              isPicked={one === offer}
              onPick={() => {
                setPicked(one.target);
                setOpen(false);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Details({ offer, name, values = {} }: { offer: Offer; name: string; values?: Values }) {
  const text = usePlayText().now;
  const change = useView((view) => view.change);
  return (
    <Button
      className="now-way"
      aria-label={text.detailsOf(name)}
      onPress={() => change({ form: { offer, values } })}
    >
      <SlidersHorizontal aria-hidden /> {text.details}
    </Button>
  );
}

function TargetButton({ offer, isPicked, onPick }: { offer: Offer; isPicked: boolean; onPick: () => void }) {
  const locale = useLocale();
  const table = useTableText();
  const at = useTable();
  const [ref, isSeen] = useSeen<HTMLButtonElement>();
  const values = useMemo(() => startValues(at, offer, table), [at, offer, table]);
  const chance = useOfferChance(offer, values, isSeen)?.chance;
  return (
    <Button ref={ref} className="now-target" data-picked={isPicked} onPress={onPick}>
      <span className="now-name">{at.nameOf(offer.target ?? '')}</span>
      {chance !== undefined && <span className="now-chance">{percent(chance.p, locale)}</span>}
    </Button>
  );
}

/** A check at its usual difficulty, with the way to the others. */
function NowCheck({ offer, sections }: { offer: Offer; sections: readonly SheetSection[] }) {
  const table = useTableText();
  const at = useTable();
  const locale = useLocale();
  const row = sections.flatMap(({ rows }) => rows).find(({ id }) => id === offer.row);
  const action = at.system.actions.find(({ id }) => id === offer.action);
  const field =
    offer.ladder === null || action === undefined ? undefined : fieldOf(action, offer.ladder.field);
  const rung = offer.ladder === null ? undefined : standardRung(offer.ladder, field?.preset);
  const values = useMemo(() => {
    const start = startValues(at, offer, table);
    return offer.ladder === null || rung === undefined ? start : { ...start, [offer.ladder.field]: rung };
  }, [at, offer, table, rung]);
  const name = row?.label ?? offerName(at, offer, table);
  const sub = offer.ladder === null || rung === undefined ? null : rungName(at, offer.ladder, rung, locale);
  return (
    <div className="now-choice">
      <NowButton offer={offer} values={values} name={name} sub={sub} isFirst={false} />
    </div>
  );
}
