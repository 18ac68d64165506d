import { type FaultsOptions, faults } from './faults.ts';
import { bundlePrograms } from './programs.ts';
import { isClean } from './verdict.ts';

// `npm run faults`, or fewer: `npm run faults -- sqlite=10 postgresql=5`
const given = process.argv.slice(2).map((argument) => argument.split('='));
const STORES: readonly string[] = ['sqlite', 'postgresql'] satisfies FaultsOptions['store'][];
const isSound = ([store = '', n = '']: readonly string[]) => STORES.includes(store) && /^[1-9]\d*$/.test(n);
const unknown = given.filter((one) => !isSound(one)).map((one) => one.join('='));
if (unknown.length > 0) {
  console.error(`Not understood: ${unknown.join(' ')}. It goes like this: sqlite=10 postgresql=5`);
  process.exit(2);
}
const rounds =
  given.length === 0
    ? { sqlite: 100, postgresql: 30 }
    : Object.fromEntries(given.map(([store, n]) => [store, Number(n)]));

const programs = await bundlePrograms();
for (const store of Object.keys(rounds) as FaultsOptions['store'][]) {
  const all = rounds[store] ?? 0;
  const started = Date.now();
  const progress = (round: number, acknowledged: number) => {
    if (round % 10 === 0 || round === all)
      process.stderr.write(`${store}: ${round} of ${all} kills, ${acknowledged} commands acknowledged\n`);
  };
  const verdict = await faults({ programs, store, rounds: all, seed: started, progress });
  const { troubles, snapshots } = verdict;
  const { acknowledged, cuts, comebacks, events, lost, doubled, invented, diverged, problems } = verdict;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${store}: ${all} kills, ${cuts} cuts, ${troubles.clock} jumps of the clock, ${troubles.fullDisk} full and ` +
      `${troubles.readOnlyDisk} read-only disks, ${troubles.database} killed databases, ${comebacks} comebacks, ${events} events, ${snapshots} snapshots, ${acknowledged} acknowledged, ` +
      `${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented, ${diverged.length} clients diverged ` +
      `(seed ${started}, ${seconds} s)`,
  );
  if (!isClean(verdict)) {
    console.log(JSON.stringify({ lost, doubled, invented, diverged, problems }, null, 2));
    process.exitCode = 1;
  }
}
programs.remove();
