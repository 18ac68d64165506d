import { SYSTEM_CARDS, type SystemCard } from '@tafelrunde/registry/lazy';
import { ArrowRight } from 'lucide-react';
import { hasServer } from '../state/base.ts';
import { useShortcutKeys } from '../state/shortcuts.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { Die } from '../ui/die.tsx';
import { Link } from '../ui/link.tsx';
import { SystemDice } from '../ui/system-dice.tsx';
import { RecentTables } from './recent-tables.tsx';

const NO_KEYS = {};

/** What this is, in one sentence, and the way in. */
export function Start() {
  const { start, name } = useText();
  useShortcutKeys(NO_KEYS);
  return (
    <main className="page start">
      <section className="hero">
        <div className="hero-dice" aria-hidden>
          <Die sides={8} face={7} size={76} />
          <Die sides={20} face={20} size={136} />
          <Die sides={6} face={4} size={76} />
        </div>
        <h1>{name}</h1>
        <p className="lead">{start.lead}</p>
        <p className="muted">{start.more}</p>
        <div className="hero-ways">
          {hasServer && (
            <>
              <Link to="/open" className="button primary">
                {start.open}
              </Link>
              <Link to="/join" className="button">
                {start.join}
              </Link>
            </>
          )}
          <Link to="/lab" className="button quiet">
            {start.lab}
          </Link>
          <Link to="/arena" className="button quiet">
            {start.arena}
          </Link>
        </div>
      </section>
      <RecentTables />
      <section aria-labelledby="systems">
        <h2 id="systems" className="section-title">
          {start.systems(SYSTEM_CARDS.length)}
        </h2>
        <ul className="system-cards">
          {SYSTEM_CARDS.map((card) => (
            <li key={card.id}>
              <StartCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      {!hasServer && <p className="muted">{start.alone.lead}</p>}
      <ul className="promises">
        {start.promises.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function StartCard({ card }: { card: SystemCard }) {
  const { start } = useText();
  const locale = useLocale();
  const title = card.title[locale];
  return (
    <article className="system-card" data-accent={card.accent}>
      <SystemDice card={card} size={48} />
      <h3 className="system-name">{title}</h3>
      <p className="system-summary">{card.summary[locale]}</p>
      <p className="system-ways">
        <Link to={`/solo/${card.id}/scene`} className="button primary" label={`${title}: ${start.tryIt}`}>
          {start.tryIt} <ArrowRight aria-hidden />
        </Link>
        <Link to={`/lab/${card.id}`} className="button quiet" label={`${title}: ${start.odds}`}>
          {start.odds}
        </Link>
        <Link to={`/arena/${card.id}`} className="button quiet" label={`${title}: ${start.arena}`}>
          {start.arena}
        </Link>
        <Link to={`/rules/${card.id}`} className="button quiet" label={`${title}: ${start.rules}`}>
          {start.rules}
        </Link>
        <Link to={`/house/${card.id}`} className="button quiet" label={`${title}: ${start.house}`}>
          {start.house}
        </Link>
      </p>
    </article>
  );
}
