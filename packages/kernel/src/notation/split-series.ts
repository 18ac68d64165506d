import { gcd } from '../fraction.ts';
import {
  addPolynomials,
  chanceOf,
  greatestDivisor,
  mapPolynomial,
  type Pole,
  type Series,
  stepsOf,
  widenPole,
} from './series.ts';
import { bitsOf, Refused, type Work } from './work.ts';

/** Open-ended dice against each other have no end on either side: as a sum of parts that have one each. */
export function splitSeries(source: Series, work: Work): Series[] {
  const split = new Map<string, Series>();
  let mixed = new Map([['', source]]);
  while (mixed.size > 0) {
    const next = new Map<string, Series>();
    for (const part of mixed.values()) {
      const pair = oppositePoles(part);
      if (pair === undefined) join(split, part);
      else for (const half of splitPair(part, pair, work)) join(next, half);
    }
    mixed = next;
  }
  return [...split.values()];
}

function oppositePoles({ poles }: Series): [Pole, Pole] | undefined {
  const rising = poles.find(({ step }) => step > 0);
  const falling = poles.find(({ step }) => step < 0);
  return rising && falling && [rising, falling];
}

/** One part without the falling pole and one without the rising one. */
function splitPair(source: Series, [rising, falling]: [Pole, Pole], work: Work): [Series, Series] {
  work.spend(source.numerator.size, bitsOf(source.whole));
  // Steps of different lengths cannot be made opposite.
  if (rising.others ?? falling.others) throw new Refused({ code: 'no-exact-odds' });
  const rest = [...source.poles];
  for (const pole of [rising, falling]) rest.splice(rest.indexOf(pole), 1);
  const span = (rising.step / greatestDivisor(rising.step, falling.step)) * -falling.step;
  const risen = widenPole({ ...source, poles: [rising] }, span / rising.step, work);
  const { numerator, whole, poles } = widenPole({ ...risen, poles: [falling] }, span / -falling.step, work);
  const [y] = risen.poles as [Pole];
  const [z] = poles as [Pole];

  // The steps are opposite now, so that yz has no x in it, and 1/((1-y)(1-z)) = (1/(1-y) + z/(1-z)) / (1-yz).
  const [p, b] = chanceOf(y);
  const [q, c] = chanceOf(z);
  const common = whole * (b * c - p * q);
  return [
    { numerator: mapPolynomial(numerator, (total) => total, b * c), whole: common, poles: [y, ...rest] },
    {
      numerator: mapPolynomial(numerator, (total) => total - span, b * q),
      whole: common,
      poles: [z, ...rest],
    },
  ];
}

/** Parts with the same poles are one: otherwise their number would double with every pole. */
function join(parts: Map<string, Series>, part: Series): void {
  const key = part.poles
    .map((pole) => `${stepsOf(pole).map(({ step, weight }) => `${step} ${weight}`)} ${pole.of} ${pole.power}`)
    .sort()
    .join();
  const known = parts.get(key);
  if (known === undefined) {
    parts.set(key, part);
    return;
  }
  const shared = gcd(known.whole, part.whole);
  const [mine, others] = [known.whole / shared, part.whole / shared];
  const numerator = addPolynomials(
    mapPolynomial(known.numerator, (total) => total, others),
    mapPolynomial(part.numerator, (total) => total, mine),
  );
  parts.set(key, { numerator, whole: known.whole * others, poles: known.poles });
}
