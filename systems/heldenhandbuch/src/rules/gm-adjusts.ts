import { figureOf, has, type Scene, type Status } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';

export interface AdjustInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly physis: number;
  readonly psyche: number;
  readonly ep: number;
  readonly mythos: number;
  readonly respect: number;
  readonly money: number;
  /** Gained if it is not there, ended if it is. */
  readonly toggle: Status | null;
}

/** HH-R-95: the game master's hand: whatever the seeds leave open is awarded or set here. */
export function adjust(
  fate: HhFate,
  input: AdjustInput,
  _house: House,
): { outcome: { readonly adjusted: boolean } | Refused; effects: readonly HhEffect[] } {
  const { figure: id, toggle } = input;
  const figure = figureOf(input.scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const amounts: readonly HhEffect[] = [
    { kind: 'points', figure: id, track: 'physis', by: input.physis },
    { kind: 'points', figure: id, track: 'psyche', by: input.psyche },
    { kind: 'experience', figure: id, by: input.ep },
    { kind: 'mythos', figure: id, by: input.mythos },
    { kind: 'respect', figure: id, by: input.respect },
    { kind: 'money', figure: id, by: input.money },
  ];
  const effects = amounts.filter((effect) => 'by' in effect && effect.by !== 0);
  const status: readonly HhEffect[] =
    toggle === null
      ? []
      : [{ kind: has(figure, toggle) ? 'statusEnded' : 'statusGained', figure: id, status: toggle }];
  fate.note('HH-R-95', { kind: 'adjustedByGm', figure: figure.name });
  return { outcome: { adjusted: effects.length + status.length > 0 }, effects: [...effects, ...status] };
}
