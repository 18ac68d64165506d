import type { Action } from '@tafelrunde/system';

type Json = Readonly<Record<string, unknown>>;

/** Every word that a field of an input can have, with the field's name. */
function choices(name: string, json: Json): readonly (readonly [field: string, value: string])[] {
  const own = ((json['enum'] as readonly unknown[] | undefined) ?? [])
    .filter((one) => typeof one === 'string')
    .map((one) => [name, one] as const);
  const inner = [json['items'], ...((json['anyOf'] as readonly unknown[] | undefined) ?? [])];
  const fields = Object.entries((json['properties'] as Json | undefined) ?? {});
  return [
    ...own,
    ...inner.flatMap((one) => (one === undefined ? [] : choices(name, one as Json))),
    ...fields.flatMap(([field, one]) => choices(field, one as Json)),
  ];
}

/** Everything that people can choose by name for an action. */
export function choicesOf({ input }: Action): readonly (readonly [field: string, value: string])[] {
  const { scene: _, ...fields } = (input.json as { properties: Json }).properties;
  return Object.entries(fields).flatMap(([name, json]) => choices(name, json as Json));
}
