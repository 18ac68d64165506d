import type { StoreKind } from './store/event-store.ts';
import { VERSION } from './version.ts';

/** Upper bounds in seconds; the last bucket takes everything. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** What a server counts about itself, in the words of Prometheus. */
export class Metrics {
  connections = 0;
  eventsAppended = 0;
  tablesOpen: () => number = () => 0;
  readonly #buckets = BOUNDS.map(() => 0);
  #commands = 0;
  #seconds = 0;

  /** A command was carried out or refused, this long after it arrived. */
  commandTook(seconds: number): void {
    this.#commands += 1;
    this.#seconds += seconds;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
  }

  text(store: StoreKind): string {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      ...metric('info', 'gauge', 'Which program on which store', [
        [`{version="${VERSION}",store="${store}"}`, 1],
      ]),
      ...metric('connections', 'gauge', 'Open WebSockets', [['', this.connections]]),
      ...metric('tables_open', 'gauge', 'Tables held in memory', [['', this.tablesOpen()]]),
      ...metric('events_appended_total', 'counter', 'Events this process has stored', [
        ['', this.eventsAppended],
      ]),
      ...metric('command_seconds', 'histogram', 'From a command to its answer', this.#histogram()),
      ...metric('memory_bytes', 'gauge', 'Memory of the process', [
        ['{kind="rss"}', rss],
        ['{kind="heap"}', heapUsed],
      ]),
      ...metric('uptime_seconds', 'gauge', 'How long the process runs', [['', process.uptime()]]),
      '',
    ].join('\n');
  }

  /** Buckets count everything up to their bound. */
  #histogram(): Sample[] {
    let sum = 0;
    const buckets = BOUNDS.map((bound, i): Sample => {
      sum += this.#buckets[i] ?? 0;
      return [`_bucket{le="${bound}"}`, sum];
    });
    return [
      ...buckets,
      ['_bucket{le="+Inf"}', this.#commands],
      ['_sum', this.#seconds],
      ['_count', this.#commands],
    ];
  }
}

type Sample = readonly [suffix: string, value: number];

function metric(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const full = `tafelrunde_${name}`;
  return [
    `# HELP ${full} ${help}`,
    `# TYPE ${full} ${type}`,
    ...samples.map(([suffix, value]) => `${full}${suffix} ${value}`),
  ];
}
