import { idFrom } from '@tafelrunde/system';
import { LIMITS } from '../data/limits.ts';
import { NPC_TABLE, type NpcTemplate } from '../data/templates.ts';
import { figureOf, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { newFigure, templateDice } from './create.ts';
import { endTurn } from './initiative.ts';

export interface AddNpcInput {
  readonly scene: Scene;
  readonly id?: string | undefined;
  readonly name: string;
  readonly category: NpcTemplate;
}

/** PW-R-16: figures of the GM have the same sheet as everybody; their dice are entered freely, here from a template. */
export function addNpc(fate: Fate, input: AddNpcInput, house: House) {
  const { scene, name, category } = input;
  const id = input.id ?? freeId(scene, idFrom(name));
  if (figureOf(scene, id) !== undefined) return refused('id-taken');
  if (scene.figures.length >= LIMITS.figures) return refused('too-many');
  const row = NPC_TABLE[category];
  const npc = newFigure(
    {
      id,
      name,
      side: 'npc',
      player: '',
      attributes: templateDice(row),
      raises: row.raises,
      weapon: row.weapon,
      armour: row.armour,
    },
    scene.skills,
    house,
  );
  fate.note('PW-R-16', { kind: 'created', name });
  const effects: Effects = [{ kind: 'figureAdded', figure: npc }];
  return { outcome: { kind: 'added' as const, figure: id }, effects };
}

/** Three guards are called guard, guard-2 and guard-3. */
function freeId(scene: Scene, id: string): string {
  let free = id;
  for (let i = 2; figureOf(scene, free) !== undefined; i += 1) free = `${id}-${i}`;
  return free;
}

/** The GM takes a figure of their own out of the scene. */
export function removeNpc(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string },
  house: House,
) {
  const npc = figureOf(input.scene, input.figure);
  if (npc === undefined) return refused('unknown-figure');
  if (npc.side !== 'npc') return refused('not-an-npc');
  fate.note('PW-R-16', { kind: 'left', who: npc.name });
  // Whoever goes in the middle of their turn passes it on.
  const passed = input.scene.turn === npc.id ? endTurn(fate, input, house).effects : [];
  const effects: Effects = [...passed, { kind: 'figureRemoved', figure: npc.id }];
  return { outcome: { kind: 'left' as const }, effects };
}
