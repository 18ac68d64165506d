import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { DISEASES, type DiseaseId, type DiseaseRow, SECONDARY_INFECTION } from '../data/diseases.ts';
import { YEAR } from '../data/durations.ts';
import { type Affliction, type Figure, figureOf, type Scene } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { assault, MISSES_TO_END } from './course.ts';
import { type CourseOutcome, freeId } from './poisons.ts';
import { inflict } from './wounds.ts';

type Illness = Extract<Affliction, { readonly kind: 'disease' }>;

const rowOf = (disease: string): DiseaseRow | undefined =>
  (DISEASES as Readonly<Record<string, DiseaseRow>>)[disease];

/** DP-ILL-01, DP-ILL-02: somebody catches a disease; the first attack comes after the incubation. */
export function infect(fate: Fate, { scene, figure: id, disease }: Input<'infect'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const seconds = incubationOf(fate, disease);
  fate.note('DP-ILL-02', { kind: 'infected', figure: figure.name, disease, seconds });
  const effects: Effects = [infection(scene, figure, disease, seconds)];
  return { outcome: { kind: 'infected' as const, seconds }, effects };
}

/** DP-ILL-04: leprosy takes years; how many says the GM. */
function incubationOf(fate: Fate, disease: DiseaseId): number {
  const { incubation }: DiseaseRow = DISEASES[disease];
  if (incubation.length === 1) return incubation[0];
  const options = incubation.map((seconds) => ({ key: `${seconds / YEAR}years`, value: seconds }));
  return fate.choose({ id: 'incubation', cite: 'DP-ILL-04', by: GM, options });
}

function infection({ clock }: Scene, figure: Figure, disease: DiseaseId, seconds: number): DpEffect {
  const affliction: Illness = {
    kind: 'disease',
    id: freeId(figure, disease),
    disease,
    nextAt: clock + seconds,
    challenges: 0,
    misses: 0,
  };
  return { kind: 'afflictionSet', figure: figure.id, affliction };
}

/** DP-ILL-02 to 05: one attack of a disease. */
export function diseaseStep(fate: Fate, input: Input<'poison-step'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const illness = figure.afflictions.find(
    (one): one is Illness => one.kind === 'disease' && (input.affliction ?? one.id) === one.id,
  );
  const row = illness === undefined ? undefined : rowOf(illness.disease);
  if (illness === undefined || row === undefined) return refused('unknown-affliction');
  const { disease } = illness;
  const { attack, damage } = row;
  const strike = { of: 'disease' as const, name: disease, attack, damage, isFixed: false };
  const result = assault(fate, scene, figure, strike, input, 'DP-ILL-02', house);
  if (result.kind === 'refused') return refused(result.reason);
  // DP-R-112: where there is no damage roll, an attack that gets through counts as damage.
  const damaged = row.damage === 0 ? result.succeeded : result.wounds > 0;
  const misses = damaged ? 0 : illness.misses + 1;
  fate.note('DP-ILL-02', {
    kind: 'courseStep',
    of: 'disease',
    name: disease,
    figure: figure.name,
    damaged,
    wounds: result.wounds,
    misses,
  });
  const exchanged = result.wounds > 0 ? exchange(fate, figure, row) : [];
  const wounds = result.wounds - (exchanged.length > 0 ? 1 : 0);
  const inflicted = inflict(fate, figure, { wounds, stun: 0, source: disease }, house);
  const over = misses >= MISSES_TO_END || inflicted.state === 'dead';
  if (over) fate.note('DP-ILL-03', { kind: 'courseOver', of: 'disease', name: disease, figure: figure.name });
  const outcome: CourseOutcome = {
    kind: over ? 'over' : damaged ? 'harmed' : 'withstood',
    wounds,
    state: inflicted.state,
    next: over ? null : row.recurrence,
  };
  const effects: Effects = [
    ...result.effects,
    ...exchanged,
    ...inflicted.effects,
    ...(damaged && row.damage === 0 ? numbness(fate, scene, figure, illness) : []),
    over
      ? { kind: 'afflictionEnded', figure: figure.id, affliction: illness.id }
      : {
          kind: 'afflictionSet',
          figure: figure.id,
          affliction: {
            ...illness,
            nextAt: Math.max(scene.clock, illness.nextAt) + row.recurrence,
            challenges: illness.challenges + 1,
            misses,
          },
        },
  ];
  return { outcome, effects };
}

/** DP-ILL-04, DP-R-112: no pain, heat or cold is felt; every later attack brings another infection. */
function numbness(fate: Fate, scene: Scene, figure: Figure, illness: Illness): Effects {
  fate.note('DP-ILL-04', { kind: 'numb', figure: figure.name, disease: illness.disease });
  if (illness.challenges === 0) return [];
  fate.note('DP-R-112', { kind: 'secondaryInfection', figure: figure.name, disease: SECONDARY_INFECTION });
  const [seconds] = DISEASES[SECONDARY_INFECTION].incubation;
  return [infection(scene, figure, SECONDARY_INFECTION, seconds)];
}

/** DP-ILL-05: one wound for a disadvantage of 1 die, if player and GM name the same one. */
function exchange(fate: Fate, figure: Figure, { disadvantages }: DiseaseRow): Effects {
  if (disadvantages.length === 0) return [];
  const options = ['none', ...disadvantages] as const;
  const deciders = figure.kind === 'pc' ? [figure.id, GM] : [GM];
  const answers = fate.chooseTogether(
    deciders.map((by) => question('woundExchange', 'DP-ILL-05', by, options)),
  );
  const [trait] = answers;
  if (trait === undefined || trait === 'none' || answers.some((answer) => answer !== trait)) return [];
  fate.note('DP-ILL-05', { kind: 'woundExchanged', figure: figure.name, disadvantage: trait });
  const dice = (figure.disadvantages[trait] ?? 0) + 1;
  return [{ kind: 'advantageSet', figure: figure.id, of: 'disadvantages', trait, dice }];
}
