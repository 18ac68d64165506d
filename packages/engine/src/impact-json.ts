import type { Locale } from '@tafelrunde/kernel';
import { type Followed, hasMoved, type Impact, type Move } from './impact.ts';
import { chanceJson } from './odds-json.ts';
import { type Registry, systemIn } from './registry.ts';

type Json = Readonly<Record<string, unknown>>;

/** The JSON of the contract: a check that has no chance under some house rules has null there. */
export function impactJson(registry: Registry, found: Impact, locale: Locale): Json {
  const system = systemIn(registry, found.system);
  return {
    system: found.system,
    house: found.house,
    checks: found.checks.map(moveJson),
    switches: found.switches.map(({ key, moves }) => ({
      switch: key,
      title: system?.words[locale].houseRule(key) ?? key,
      value: found.house[key],
      default: system?.houseRules[key]?.default,
      ruling: system?.houseRules[key]?.ruling,
      moves: moves.map(moveJson),
    })),
    ...(found.figure === undefined
      ? {}
      : { figure: { ...found.figure, checks: found.figure.checks.map(moveJson) } }),
  };
}

function moveJson({ label, action, input, chance, before, after }: Move): Json {
  const { scene: _, ...values } = input;
  return {
    label,
    action,
    input: values,
    chance,
    before: followedJson(before),
    after: followedJson(after),
    moved: hasMoved(before, after),
  };
}

const followedJson = (followed: Followed | undefined): Json | null =>
  followed === undefined
    ? null
    : { ...chanceJson(followed.chance), ...(followed.runs === 0 ? {} : { runs: followed.runs }) };
