// `npm run cli -- odds 3W6`: the command line from its sources, nothing built.
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2));
