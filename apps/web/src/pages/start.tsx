import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Die } from '../components/die.tsx';
import { Link } from '../components/link.tsx';
import { useShortcutKeys } from '../state/shortcuts.ts';
import { useText } from '../text/use-text.ts';

const NO_KEYS = {};

/** What this is, in one sentence, and the way in. */
export function Start() {
  const { start, name } = useText();
  useShortcutKeys(NO_KEYS);
  useEffect(() => {
    // Whoever reads the start page goes on to a table: have it ready.
    const ready = () => void import('./grundregelwerk/page.tsx');
    const timer = setTimeout(ready, 1000);
    return () => clearTimeout(timer);
  }, []);
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
          <Link to="/open" className="button primary">
            {start.open}
          </Link>
          <Link to="/join" className="button">
            {start.join}
          </Link>
          <Link to="/solo/grundregelwerk" className="button quiet">
            {start.solo}
          </Link>
        </div>
      </section>
      <section aria-labelledby="systems">
        <h2 id="systems" className="section-title">
          {start.systems}
        </h2>
        <GrundregelwerkCard />
      </section>
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

function GrundregelwerkCard() {
  const { start, cards } = useText();
  return (
    <Link to="/grundregelwerk" className="system-card">
      <span className="system-dice" aria-hidden>
        {[6, 8, 10, 12, 20].map((sides) => (
          <Die key={sides} sides={sides} size={48} state="ready" />
        ))}
      </span>
      <span className="system-name">Grundregelwerk</span>
      <span className="system-summary">{cards.grundregelwerk}</span>
      <span className="button primary">
        {start.tryIt} <ArrowRight aria-hidden />
      </span>
    </Link>
  );
}
