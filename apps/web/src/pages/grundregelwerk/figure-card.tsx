import { useLocale, useText } from '../../text/use-text.ts';
import { ArmourToken, Hearts, Mana } from '../../ui/hearts.tsx';
import type { Figure } from './fight.ts';
import { system } from './ladders.ts';

/** A figure as its player sees it: hearts as hearts, and what is the matter with it. */
export function FigureCard({ figure, name, armour }: { figure: Figure; name: string; armour: boolean }) {
  const { attack, die } = useText();
  const words = system.words[useLocale()];
  const traits = Object.entries(figure.traits ?? {});
  const tokens = armour ? (figure.hasArmour ? figure.armourTokens : 1) : figure.armourTokens;
  return (
    <section className="figure" data-out={figure.hearts === 0}>
      <h3 className="figure-name">{name}</h3>
      <Hearts name={name} now={figure.hearts} max={figure.heartsMax} />
      {figure.mana !== undefined && <Mana now={figure.mana} max={figure.manaMax ?? 0} />}
      <p className="figure-values">
        {figure.tn !== undefined && (
          <span>
            {attack.tn} {figure.tn}
          </span>
        )}
        {traits.map(([trait, value]) => (
          <span key={trait} title={words.value('trait', trait)}>
            {trait} {die}
            {value.die}
          </span>
        ))}
      </p>
      {(armour || figure.hasArmour) && <ArmourToken left={tokens} />}
      {figure.status.length > 0 && (
        <ul className="statuses">
          {figure.status.map((status) => (
            <li key={status} className="badge">
              {words.value('status', status) ?? status}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
