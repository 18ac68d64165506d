import { idFrom } from '@tafelrunde/system';
import type { Input } from '../actions/inputs.ts';
import { ARCHETYPES, type Archetype, type ArchetypeId, NPC_PRESETS, type NpcPreset } from '../data/npcs.ts';
import { figureFrom } from '../figures.ts';
import { ATTRIBUTES, type Attributes, type Figure, figureOf } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { abilityLimit, levelRow } from './budget.ts';
import { gear } from './gear.ts';

/** DP-NPC-01 to 03: an NPC with the budget of a level, a minor one, or a short form. */
export function createNpc(fate: Fate, input: Input<'create-npc'>, house: House) {
  const id = input.id ?? idFrom(input.name);
  if (figureOf(input.scene, id) !== undefined) return refused('id-taken');
  const base = { id, name: input.name, side: input.side };
  const plan = planOf(input, house);
  if (plan === null) return refused('highest-level');
  const figure = figureFrom({
    ...plan,
    ...base,
    attributes: { ...plan.attributes, ...input.attributes },
    skills: { ...plan.skills, ...input.skills },
  });
  fate.note('DP-NPC-01', { kind: 'created', name: figure.name, level: figure.level });
  const effects: Effects = [{ kind: 'figureAdded', figure }];
  return { outcome: { kind: 'created' as const, character: figure }, effects };
}

type Plan = Omit<Figure, 'id' | 'name' | 'side'>;

function planOf({ archetype, level, skillCount }: Input<'create-npc'>, house: House): Plan | null {
  if (archetype in NPC_PRESETS) return figureFrom({ ...NPC_PRESETS[archetype as NpcPreset], id: archetype });
  const kind = ARCHETYPES[archetype as ArchetypeId];
  const inventory = kind.gear.map((row) => gear(row, house));
  const blank = figureFrom({ id: archetype, kind: 'npc', concept: archetype, level, inventory });
  // DP-NPC-02: one die everywhere.
  if (level === 0)
    return { ...blank, skills: Object.fromEntries(kind.skills.slice(0, skillCount).map((one) => [one, 1])) };
  return importantNpc(blank, kind, house);
}

/** DP-NPC-01, DP-XP-09: attributes, skills and abilities of the level, spent on what the archetype is good at. */
function importantNpc(blank: Figure, kind: Archetype, house: House): Figure | null {
  const row = levelRow(blank.level, house);
  if (row === undefined) return null;
  const rest = row.attributeDice - ATTRIBUTES.length;
  const attributes = spread(kind.attributes, rest, (dice) => dice < row.maxAttribute - 1);
  const raised = Object.fromEntries(ATTRIBUTES.map((one) => [one, 1 + (attributes[one] ?? 0)])) as Attributes;
  const dice = row.skillDice - kind.abilities.length;
  const skills = spread(kind.skills, dice, (held) => held < row.maxSkill);
  const figure = { ...blank, attributes: raised, skills };
  const abilities = kind.abilities
    .filter(({ skill }) => abilityLimit(figure, skill, house) > 0)
    .map((one) => ({ ...one, used: 0, usedThisRound: 0 }));
  return { ...figure, abilities };
}

/** Who is named first gets more: 1st, 2nd, 3rd, 1st, 2nd, 4th, and so on. */
const ORDER = [0, 1, 2, 0, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7];

function spread(
  names: readonly string[],
  dice: number,
  hasRoom: (held: number) => boolean,
): Readonly<Record<string, number>> {
  const held: Record<string, number> = {};
  let left = dice;
  for (let turn = 0; left > 0 && names.some((name) => hasRoom(held[name] ?? 0)); turn += 1) {
    const name = names[(ORDER[turn % ORDER.length] as number) % names.length] as string;
    if (!hasRoom(held[name] ?? 0)) continue;
    held[name] = (held[name] ?? 0) + 1;
    left -= 1;
  }
  return held;
}
