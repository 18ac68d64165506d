import { useLocale, useText } from '../../text/use-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { FightSetup } from './fight.ts';
import { useFightStore } from './fight-store.ts';
import { useHouse } from './house-store.ts';
import { CATEGORIES, system, WEAPON_KINDS } from './ladders.ts';

type Circumstance = 'cover' | 'crowd' | 'help' | 'armour' | 'shootsBack';

/** Who fights whom, and with what. */
export function AttackBasics() {
  const { attack } = useText();
  const locale = useLocale();
  const words = system.words[locale];
  const house = useHouse();
  const { setup, change } = useFightStore();
  const set = (one: Partial<FightSetup>) => change(one, house);
  const tns = house['enemy.tn'] as Readonly<Record<string, number>>;
  return (
    <div className="controls">
      <Segmented
        label={attack.hero}
        value={setup.template}
        onChange={(template) => set({ template })}
        segments={system.character.templates.map(({ id, title }) => ({
          value: id,
          label: <span className="segment-main">{title[locale]}</span>,
        }))}
      />
      <Segmented
        label={attack.enemy}
        value={setup.category}
        onChange={(category) => set({ category })}
        segments={CATEGORIES.map((category) => ({
          value: category,
          label: (
            <>
              <span className="segment-main">{words.value('category', category)}</span>
              <span className="hint">
                {attack.tn} {tns[category]}
              </span>
            </>
          ),
        }))}
      />
      <Segmented
        label={attack.weapon}
        value={setup.kind}
        onChange={(kind) => set({ kind })}
        segments={WEAPON_KINDS.map((kind) => ({
          value: kind,
          label: <span className="segment-main">{words.value('kind', kind)}</span>,
        }))}
      />
    </div>
  );
}

/** What makes the next attack harder, easier or safer. */
export function AttackCircumstances() {
  const { attack } = useText();
  const house = useHouse();
  const { setup, change } = useFightStore();
  const circumstances: readonly Circumstance[] =
    setup.kind === 'ranged'
      ? ['cover', 'crowd', 'help', 'armour', 'shootsBack']
      : ['cover', 'crowd', 'help', 'armour'];
  return (
    <fieldset className="plain">
      <legend className="field-label">{attack.circumstances}</legend>
      <div className="chips">
        {circumstances.map((one) => (
          <Chip key={one} on={setup[one]} onChange={(on) => change({ [one]: on }, house)}>
            {attack[one]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
