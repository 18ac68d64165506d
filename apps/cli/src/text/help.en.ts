import type { HelpTexts } from './texts.ts';

export const helpEn: HelpTexts = {
  titles: {},
  options: '[options]',
  command: '[command]',
  program: 'Tafelrunde: roll, calculate and look up role-playing rules.',
  examples: `Examples:
  tafelrunde roll 3d6+2
  tafelrunde odds grundregelwerk/test --input '{"die":10,"tn":6}'
  tafelrunde rules GW-RES-03
  tafelrunde character create hero.json
  tafelrunde serve`,
  rollExamples: `Examples:
  tafelrunde roll 4d6kh3
  tafelrunde roll grundregelwerk/test --input '{"die":10,"tn":6}'
  tafelrunde roll grundregelwerk/test --input '{"die":10,"tn":6}' --faces 10
  tafelrunde roll grundregelwerk/attack --input @scene.json --policy first`,
  oddsExamples: `Examples:
  tafelrunde odds 3d6
  tafelrunde odds grundregelwerk/test --input '{"die":8,"tn":6,"help":true}'
  tafelrunde odds grundregelwerk/duel --input '{"die":10,"category":"boss"}'`,
  adviseExamples: `Example:
  tafelrunde advise grundregelwerk/attack --input @scene.json \\
    --goal '{"maximise":"wounds"}' --faces 10`,

  houseExamples: `Examples:
  tafelrunde house grundregelwerk
  tafelrunde house grundregelwerk --full`,
  impactExamples: `Examples:
  tafelrunde impact grundregelwerk --house '{"maxAlwaysSucceeds":false}'
  tafelrunde impact d6pool --house @house.json --character hero.json
  tafelrunde impact probenwuerfel --house @house.json \\
    --checks '[{"action":"probenwuerfel/check","input":{"attribute":8,"skill":6}}]'`,
  simulateExamples: `Examples:
  tafelrunde simulate fight.json --fights 100000 --seed 1
  tafelrunde simulate fight.json --seed 1 --replay 17`,
  verifyExamples: `Example:
  tafelrunde verify evening.json
The table hands out the file under “Log”. Ends with 0 if all is well, with 1 if a throw is not what it should be.`,
  seat: 'gives the owner of the server a new link to a table',
  seatTable: 'the id of the table: the part of its address behind /table/',
  seatGm: 'for the GM, whose link was lost',
  seatExamples: `Example:
  tafelrunde seat Zk3Qw8TsXb1n --gm`,
  mcp: 'gives assistants the rules and a seat at a table (MCP over stdio)',
  mcpLink: 'the link to a seat: server, table and key in one',
  mcpServer: 'the address of the server, if there is no link',
  mcpTable: 'the id of the table: the part of its address behind /table/',
  mcpToken: 'the key of the seat, otherwise TAFELRUNDE_TOKEN',
  mcpExamples: `Examples:
  tafelrunde mcp
  tafelrunde mcp --server http://localhost:4680 --table Zk3Qw8TsXb1n --token key`,
  exportExamples: `Examples:
  tafelrunde export evening.json --markdown
  tafelrunde export old-file.json > new-file.json`,

  systems: 'lists the rule systems',
  rules: 'shows the catalogue of rules, or a single rule',
  actions: 'shows what can be rolled and which input it takes',
  roll: 'rolls an action or dice notation',
  odds: 'calculates the odds',
  advise: 'rates the options of the next decision',
  houseList: 'lists house rules: which switches there are and what they mean',
  impact: 'shows what house rules do to the chances',
  simulate: 'fights a fight thousands of times',
  character: 'creates, checks, advances and shows characters',
  create: 'creates a character and writes it to a new file',
  check: 'checks a character against the rules',
  advance: 'advances a character and writes it back',
  show: "shows a character's sheet",
  verify: 'checks the dice of a table against their seal',
  export: 'writes a table as an account or in the newest form',
  serve: 'starts the table in the browser',

  rulesArgument: 'a system (grundregelwerk) or a rule (GW-RES-03)',
  actionsArgument: 'this system only, or one action (grundregelwerk/test)',
  actionArgument: 'an action (grundregelwerk/test) or dice notation (3d6+2)',
  adviseArgument: 'an action (grundregelwerk/attack)',
  houseArgument: 'only this system (grundregelwerk)',
  impactArgument: 'the rule system (grundregelwerk)',
  tableArgument: 'the file of a table',
  fileArgument: "the character's file",
  scenarioArgument: 'the file with the fight: system, sides, figures',

  json: 'exactly one JSON value on standard output',
  locale: 'language: de or en',
  help: 'shows this help',
  version: 'shows the version',
  input: 'the input as JSON, or @file',
  faces: 'faces of real dice in order, such as 3,5,6',
  facesSoFar: 'the faces thrown so far',
  answers: 'decisions in order, as a JSON list',
  thrown: 'the dice that lie there now, such as 14,13,2,1',
  kept: 'the dice kept before',
  answersSoFar: 'the decisions made so far',
  policy: "who decides otherwise: best (best play) or first (the rule's default)",
  goal: 'goal of best play: {"chance":"…"} or {"maximise":"…"}',
  seed: 'reproducible dice from this number',
  estimateSeed: 'other throws, where there is only an estimate',
  fights: 'how many fights, else 10000',
  threads: 'on how many cores, else on all',
  replay: 'tells the fight of this number step by step',
  markdown: 'as an account to read, in Markdown',
  characterFile: 'a character from its file; may be repeated',
  as: 'who acts, otherwise the first character',
  against: 'on whom (or a file), otherwise the second character',
  house: 'house rules as JSON: {"switch":value}',
  checks: 'checks of your own as JSON instead of the typical ones: [{"action":…,"input":{…},"chance":…}]',
  fullHouse: 'with the text of the ruling behind each switch',
  fullRules: 'with the texts of the rules',
  fullActions: 'with the input of every action',
  system: "the character's rule system",
  force: 'overwrites an existing file',
  port: 'port, else PORT or 4680',
  host: 'address, else HOST or localhost',
  outsideSystem: 'a rule system of your own from a module; may be repeated, else TAFELRUNDE_SYSTEMS',
  restore: 'puts this backup in place first; what was there is kept beside it',
  data: 'folder for the data, else TAFELRUNDE_DATA or ~/.tafelrunde',
};
