/** GW-EXA-03: a warrior beside a minion. */
export const exampleA = {
  scene: {
    figures: [
      { id: 'warrior', name: 'Krieger', traits: { S: 10, G: 8, M: 6 }, pos: [1, 1] },
      { id: 'pylon', name: 'Pylon', category: 'minion', pos: [2, 1] },
    ],
  },
  attacker: 'warrior',
  target: 'pylon',
};

/** GW-EXA-04: a rogue in a good position and with help, shooting at a boss. */
export const exampleB = {
  scene: {
    figures: [
      {
        id: 'rogue',
        name: 'Schurkin',
        traits: { S: 8, G: 10, M: 6 },
        weapons: [{ name: 'bow', kind: 'ranged' }],
        pos: [1, 1],
      },
      { id: 'mage', name: 'Magierin', pos: [1, 2] },
      { id: 'boss', name: 'Boss', category: 'boss', pos: [8, 1] },
    ],
    pendingHelp: [{ helper: 'mage', helped: 'rogue', description: 'Ablenkung' }],
  },
  attacker: 'rogue',
  target: 'boss',
  conditions: ['position'],
};
