import { RotateCcw, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { chanceOf } from '../../engine/chances.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { toneOf } from '../../ui/verdict.tsx';
import { AttackBasics, AttackCircumstances } from './attack-controls.tsx';
import { useAttackOdds } from './attack-odds.ts';
import { DuelOdds } from './duel-odds.tsx';
import { ENEMY, type FightScene, figureIn, HERO, isOver, namesIn } from './fight.ts';
import { useFightStore } from './fight-store.ts';
import { FigureCard } from './figure-card.tsx';
import { useHouse, useHouseStore } from './house-store.ts';
import { system } from './ladders.ts';
import { Stage } from './stage.tsx';

const CHANCES = ['hit', 'out', 'heartLost'];

/** A small duel, attack by attack. */
export function AttackPanel() {
  const { attack } = useText();
  const locale = useLocale();
  const house = useHouse();
  const d6only = useHouseStore((state) => state.d6only);
  const state = useFightStore();
  const { scene, odds, sides } = useAttackOdds(state.scene, state.setup, d6only, house);
  const names = namesIn(state.setup, locale);
  const rows = CHANCES.flatMap((name) => {
    const chance = chanceOf(odds, name);
    return chance === undefined
      ? []
      : [{ key: name, label: system.words[locale].chance(name), tone: toneOf(name), chance }];
  });
  return (
    <div className="panel two">
      <AttackBasics />
      <div className="panel-stage">
        <div className="versus">
          <FigureCard figure={figureIn(scene, HERO)} name={names.hero} armour={state.setup.armour} />
          <FigureCard figure={figureIn(scene, ENEMY)} name={names.enemy} armour={false} />
        </div>
        <Stage
          name={attack.attack}
          sides={sides}
          chance={chanceOf(odds, 'hit')}
          empty={attack.empty}
          throwing={state.throwing}
          real={state.real}
          isDisabled={isOver(scene)}
          nameOf={(id) => (id === HERO ? names.hero : id)}
          onRoll={() => state.attack(d6only, house)}
          onReal={state.setReal}
          onAnswer={state.answer}
          onCancel={state.cancel}
        />
        <Aftermath scene={scene} />
        {!isOver(scene) && <BarChart caption={attack.odds} rows={rows} />}
        {!d6only && <DuelOdds scene={scene} />}
      </div>
      <AttackCircumstances />
    </div>
  );
}

/** What can be done about it: get up, pick up, start over. */
function Aftermath({ scene }: { scene: FightScene }) {
  const { attack, common } = useText();
  const house = useHouse();
  const state = useFightStore();
  const names = namesIn(state.setup, useLocale());
  const { status } = figureIn(scene, HERO);
  const isWon = figureIn(scene, ENEMY).hearts === 0;
  if (state.throwing?.run.kind === 'asks') return null;
  return (
    <div className="aftermath">
      {isOver(scene) && (
        <p className="ending" data-tone={isWon ? 'exceptional' : 'complication'}>
          {isWon ? attack.won(names.enemy) : attack.lost(names.hero)}
        </p>
      )}
      {!isOver(scene) && status.includes('prone') && (
        <Button className="button" onPress={() => state.act('stand-up', house)}>
          {attack.standUp}
        </Button>
      )}
      {!isOver(scene) && status.includes('disarmed') && (
        <Button className="button" onPress={() => state.act('pick-up-weapon', house)}>
          {attack.pickUp}
        </Button>
      )}
      {isWon && (
        <Button className="button primary" onPress={() => state.next(house)}>
          {attack.newEnemy}
        </Button>
      )}
      <Button className="button quiet" onPress={() => state.restart(house)}>
        <RotateCcw aria-hidden /> {attack.newFight}
      </Button>
      {state.before !== undefined && (
        <Button className="button quiet" onPress={state.undo}>
          <Undo2 aria-hidden /> {common.undo}
        </Button>
      )}
    </div>
  );
}
