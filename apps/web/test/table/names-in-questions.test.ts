import { play, type Tape } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import { defaultsOf, inputFor, type System } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { sampleOf } from '../../src/engine/sample.ts';
import { optionWord } from '../../src/pages/table/decision/option-word.ts';
import { offerField } from '../../src/pages/table/now/offer-fields.ts';
import { presetOf } from '../../src/ui/fields.ts';

/** The same dice and answers in every run. */
function counted(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The ids of a scene are exchanged for ones that nobody would write: whatever shows one shows an id. */
function sceneOf(system: System, template: string) {
  const sample = sampleOf(system, template);
  if (sample === undefined) return undefined;
  const text = JSON.stringify(sample.scene);
  const ids = system.table.figures(sample.scene, defaultsOf(system.houseRules)).map(({ id }) => id);
  const renamed = ids.reduce((all, id) => all.replace(`"id":"${id}"`, `"id":"xx-${id}-xx"`), text);
  return { scene: JSON.parse(renamed) as unknown, figure: `xx-${sample.figure}-xx` };
}

let all = 0;

test.each(systems.map((system) => [system.id, system] as const))(
  '%s: nobody reads an id in a question or its answers',
  (_, system) => {
    const house = defaultsOf(system.houseRules);
    const fighters = system.arena.fighters(house);
    let asked = 0;
    // Some systems ask at every turn, others only when something goes wrong.
    for (let seed = 1; seed <= 6 && asked < 60; seed++) {
      const sample = sceneOf(system, fighters[seed % fighters.length]?.id ?? '');
      if (sample === undefined) continue;
      const { scene, figure } = sample;
      const figures = system.table.figures(scene, house);
      const everybody = figures.flatMap((one) => system.table.offers(scene, one.id, house));
      for (const offer of everybody) {
        const action = system.actions.find((one) => one.id === offer.action);
        if (action === undefined) continue;
        const values = offer.fields.flatMap((name) => {
          const field = offerField(action, name, offer);
          const start = field === undefined ? undefined : presetOf(field);
          return start === undefined ? [] : [[name, start] as const];
        });
        const input = inputFor(action, { ...offer.input, ...Object.fromEntries(values) }, scene);
        if (!input.ok) continue;
        const next = counted(seed);
        let tape: Tape = [];
        for (let step = 0; step < 6; step++) {
          const run = play(action.rule, input.value, house, tape, {
            dice: { roll: (sides) => 1 + next(sides) },
          });
          if (run.kind !== 'asks' || run.ask.kind !== 'choose') break;
          for (const question of run.ask.questions) {
            asked += 1;
            for (const locale of ['de', 'en'] as const) {
              const words = system.words[locale];
              expect(words.question(question).ask).not.toContain('xx');
              for (const key of question.options.slice(0, 8))
                expect(
                  optionWord(words, figures, question, key),
                  `${offer.action} ${question.id}`,
                ).not.toContain('xx');
            }
          }
          const keys = run.ask.questions.map(({ options }) => options[next(options.length)] as string);
          tape = [...run.tape, run.ask.together ? keys : (keys[0] as string)];
        }
      }
      expect(figure).toContain('xx');
    }
    all += asked;
  },
);

test('enough was asked to know', () => expect(all).toBeGreaterThan(100));
