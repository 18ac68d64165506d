import { create } from 'zustand';
import { answerThrow, beginThrow, inputFor, isWaiting, type Throwing } from '../../engine/throwing.ts';
import { useSettings } from '../../state/settings.ts';
import {
  applied,
  attackInput,
  currentFight,
  type FightScene,
  type FightSetup,
  HERO,
  newFight,
  nextEnemy,
  settled,
} from './fight.ts';
import { defaultHouse } from './house-store.ts';
import { actionNamed } from './ladders.ts';
import { logThrow } from './log-throw.ts';

type House = Readonly<Record<string, unknown>>;

interface FightState {
  readonly setup: FightSetup;
  readonly scene: FightScene;
  readonly real: boolean;
  readonly throwing: Throwing | undefined;
  /** The fight that was given up last, for whoever did not mean it. */
  readonly before: Pick<FightState, 'setup' | 'scene'> | undefined;
  /** Circumstances of the next attack; another hero or enemy begins another fight. */
  change(change: Partial<FightSetup>, house: House): void;
  setReal(real: boolean): void;
  attack(d6only: boolean, house: House): void;
  /** Something the hero does besides attacking. */
  act(name: 'stand-up' | 'pick-up-weapon', house: House): void;
  answer(answer: Parameters<typeof answerThrow>[1]): void;
  cancel(): void;
  restart(house: House): void;
  next(house: House): void;
  undo(): void;
}

const START: FightSetup = {
  template: 'warrior',
  category: 'elite',
  kind: 'melee',
  cover: false,
  crowd: false,
  help: false,
  armour: false,
  shootsBack: false,
};

/** A weapon of the kind that suits the template: nobody expects a rogue to start with a sword. */
const usualKind = (template: string): FightSetup['kind'] => (template === 'rogue' ? 'ranged' : 'melee');

export const useFightStore = create<FightState>()((set, get) => {
  const keep = (throwing: Throwing) => {
    set({ throwing });
    if (throwing.run.kind !== 'finished') return;
    const { scene } = throwing.input as { readonly scene: FightScene };
    const after = applied(scene, throwing.run.outcome.effects);
    const { figures } = get().scene;
    set({
      scene: { ...after, figures: after.figures.filter(({ id }) => figures.some((one) => one.id === id)) },
    });
    logThrow(throwing, throwing.action.id.endsWith('/attack') ? 'hit' : undefined);
  };
  const startOver = (setup: FightSetup, scene: FightScene) =>
    set((state) => ({
      setup,
      scene,
      throwing: undefined,
      before: { setup: state.setup, scene: state.scene },
    }));
  return {
    setup: START,
    scene: newFight(START, defaultHouse),
    real: false,
    throwing: undefined,
    before: undefined,
    change(change, house) {
      const kind = change.template === undefined ? {} : { kind: usualKind(change.template) };
      const setup = { ...get().setup, ...kind, ...change };
      if (change.template === undefined && change.category === undefined) set({ setup, throwing: undefined });
      else startOver(setup, newFight(setup, house));
    },
    setReal: (real) => set({ real, throwing: undefined }),
    attack(d6only, house) {
      if (isWaiting(get().throwing)) return;
      const { setup, real } = get();
      const scene = currentFight(get().scene, setup, house);
      const input = attackInput(scene, setup, d6only, house, useSettings.getState().locale);
      keep(beginThrow({ action: actionNamed('attack'), input, house, real, settle: settled }));
    },
    act(name, house) {
      const action = actionNamed(name);
      const input = inputFor(action, { scene: get().scene, figure: HERO });
      keep(beginThrow({ action, input, house, real: false, settle: settled }));
    },
    answer(answer) {
      const { throwing } = get();
      if (throwing !== undefined) keep(answerThrow(throwing, answer));
    },
    cancel: () => set({ throwing: undefined }),
    restart: (house) => startOver(get().setup, newFight(get().setup, house)),
    next: (house) => startOver(get().setup, nextEnemy(get().scene, get().setup, house)),
    undo: () =>
      set(({ before }) =>
        before === undefined ? {} : { ...before, before: undefined, throwing: undefined },
      ),
  };
});
