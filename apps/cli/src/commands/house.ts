import { type ListedSwitch, listHouse } from '@tafelrunde/engine';
import { registry, systems } from '@tafelrunde/registry';
import type { SwitchShape, System } from '@tafelrunde/system';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { houseValueText } from '../output/house-value.ts';
import { present } from '../output/present.ts';
import { indented, wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addHouse(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('house'), session)
    .description(help.houseList)
    .argument('[system]', help.houseArgument)
    .option('--full', help.fullHouse)
    .addHelpText('after', `\n${help.houseExamples}`)
    .action((name: string | undefined, { full = false }: { readonly full?: boolean }) => {
      const listed = orBad(listHouse(registry, name, { locale: session.locale, full }));
      present(session, listed, () => [
        ...systems.flatMap((system) => systemLines(session, system, listed)),
        ...wrap(session.text.house.more, session.width),
      ]);
    });
}

function systemLines(session: Session, system: System, all: readonly ListedSwitch[]): string[] {
  const own = all.filter((one) => one.system === system.id);
  if (own.length === 0) return [];
  const lines = own.flatMap((one) => switchLines(session, system, one));
  return [session.paint.bold(system.title[session.locale]), ...lines, ''];
}

function switchLines(session: Session, system: System, one: ListedSwitch): string[] {
  const { text, paint, width } = session;
  const usual = houseValueText(session, system, one.switch, one.default);
  const may = mayBe(session, one.shape, one.values ?? []);
  return [
    `  ${paint.accent(one.switch)}  ${one.title}`,
    ...indented(text.house.setting(may, usual, one.ruling), width, 6).map(paint.dim),
    ...(one.text === undefined ? [] : indented(one.text, width, 6)),
  ];
}

/** What it may be set to: its values with their words, or what they have in common. */
function mayBe(session: Session, shape: SwitchShape, values: NonNullable<ListedSwitch['values']>): string {
  const { house } = session.text;
  if (shape.kind === 'per') return house.each(shape.keys.join(', '), mayBe(session, shape.each, values));
  if (!('values' in shape)) return house.shape(shape);
  const listed = values.map(({ value, label }) => (label === `${value}` ? label : `${value} (${label})`));
  return shape.kind === 'set' ? house.list(listed.join(', ')) : listed.join(', ');
}
