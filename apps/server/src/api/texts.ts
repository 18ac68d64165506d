import type { Locale } from '@tafelrunde/kernel';

type OperationId =
  | 'systems'
  | 'rules'
  | 'actions'
  | 'roll'
  | 'odds'
  | 'advise'
  | 'house'
  | 'impact'
  | 'simulate'
  | 'verify'
  | 'open'
  | 'table'
  | 'invite'
  | 'invitation'
  | 'join'
  | 'export'
  | 'webhook'
  | 'setWebhook'
  | 'removeWebhook';

export interface ApiText {
  readonly title: string;
  readonly lead: string;
  readonly machine: string;
  readonly token: string;
  readonly answer: string;
  readonly refusal: string;
  readonly busy: string;
  readonly fields: string;
  readonly required: string;
  readonly example: string;
  readonly tryIt: string;
  readonly operations: Readonly<
    Record<OperationId, { readonly summary: string; readonly description: string }>
  >;
}

export const apiTexts: Readonly<Record<Locale, ApiText>> = {
  de: {
    title: 'Die Schnittstelle von Tafelrunde',
    lead: 'Dieselben Namen und dasselbe JSON wie auf der Kommandozeile. Sprache nach dem Kopf Accept-Language. Jede Ablehnung hat einen Code, der bleibt, und einen Satz für Menschen.',
    machine: 'Für Programme',
    token: 'Der Schlüssel eines Platzes am Tisch.',
    answer: 'Die Antwort.',
    refusal: 'Abgelehnt, mit Code und Satz.',
    busy: 'Gerade wird zu viel gerechnet; versuch es gleich noch einmal.',
    fields: 'Felder',
    required: 'nötig',
    example: 'Beispiel',
    tryIt: 'Zum Ausprobieren',
    operations: {
      systems: {
        summary: 'Regelsysteme',
        description: 'Alle Systeme mit der Zahl ihrer Regeln und Aktionen.',
      },
      rules: {
        summary: 'Regeln',
        description: 'Alle Regeln, die eines Systems oder eine einzelne mit ihrem Text.',
      },
      actions: {
        summary: 'Aktionen',
        description: 'Was man tun kann, mit Schema und einem Beispiel, das geht.',
      },
      roll: {
        summary: 'Würfeln',
        description: 'Eine Aktion oder eine Würfelformel, mit Ergebnis, Wirkungen und Begründung.',
      },
      odds: {
        summary: 'Chancen',
        description: 'Genaue Chancen; wo das nicht geht, eine Schätzung mit Grenzen.',
      },
      advise: { summary: 'Rat', description: 'Was jede Möglichkeit einer Entscheidung wert ist.' },
      house: {
        summary: 'Hausregeln',
        description: 'Alle Schalter eines Systems mit ihren Werten und der Auslegung, zu der sie gehören.',
      },
      impact: {
        summary: 'Was Hausregeln bewirken',
        description:
          'Die typischen Proben des Systems (oder deine eigenen) vorher und nachher, was jeder Schalter für sich allein bewegt, und was sich an einer Figur ändert.',
      },
      simulate: {
        summary: 'Kämpfe auswürfeln',
        description:
          'Viele Kämpfe, und wer wie oft gewinnt: sonst 1.000, höchstens 100.000, und so viele, wie in fünf Sekunden gehen. Mit Accept: application/x-ndjson oder text/event-stream kommt zwischendurch, wie weit es ist (progress), und zuletzt das Ergebnis (result).',
      },
      verify: { summary: 'Würfel prüfen', description: 'Ob die Würfel eines Abends zu ihrem Siegel passen.' },
      open: {
        summary: 'Tisch eröffnen',
        description: 'Ein neuer Tisch; du bekommst den Schlüssel der Spielleitung.',
      },
      table: { summary: 'Tisch ansehen', description: 'Welches System an einem Tisch gespielt wird.' },
      invite: { summary: 'Einladen', description: 'Eine Einladung für Mitspieler oder Zuschauer.' },
      invitation: { summary: 'Einladung ansehen', description: 'Wer wozu einlädt.' },
      join: { summary: 'Platz nehmen', description: 'Mit einer Einladung und einem Namen.' },
      export: { summary: 'Tisch mitnehmen', description: 'Der ganze Abend, wie dein Platz ihn gesehen hat.' },
      webhook: {
        summary: 'Kanal des Tisches',
        description:
          'Ob die Ergebnisse in einen Kanal gehen und was zuletzt schiefging. Nur für die Spielleitung; die Adresse steht nicht dabei.',
      },
      setWebhook: {
        summary: 'Kanal verbinden',
        description:
          'Ab jetzt gehen offene Ergebnisse an diesen Webhook von Discord, wenn eine erste Nachricht dort ankommt. Nur für die Spielleitung.',
      },
      removeWebhook: {
        summary: 'Kanal trennen',
        description: 'Es geht nichts mehr hinaus. Nur für die Spielleitung.',
      },
    },
  },
  en: {
    title: 'The interface of Tafelrunde',
    lead: 'The same names and the same JSON as on the command line. Language by the header Accept-Language. Every refusal has a code that stays and a sentence for people.',
    machine: 'For programs',
    token: 'The key of a seat at the table.',
    answer: 'The answer.',
    refusal: 'Refused, with a code and a sentence.',
    busy: 'Too much is being calculated at the moment; try again soon.',
    fields: 'Fields',
    required: 'required',
    example: 'Example',
    tryIt: 'To try',
    operations: {
      systems: {
        summary: 'Rule systems',
        description: 'All systems with the number of their rules and actions.',
      },
      rules: {
        summary: 'Rules',
        description: 'All rules, those of a system, or a single one with its text.',
      },
      actions: {
        summary: 'Actions',
        description: 'What can be done, with a schema and an example that works.',
      },
      roll: {
        summary: 'Roll',
        description: 'An action or dice notation, with outcome, effects and account.',
      },
      odds: { summary: 'Odds', description: 'Exact chances; where there are none, an estimate with bounds.' },
      advise: { summary: 'Advice', description: 'What each option of a decision is worth.' },
      house: {
        summary: 'House rules',
        description: 'All switches of a system with their values and the ruling they belong to.',
      },
      impact: {
        summary: 'What house rules do',
        description:
          'The typical checks of the system (or your own) before and after, what each switch moves by itself, and what changes for a figure.',
      },
      simulate: {
        summary: 'Fight it out',
        description:
          'Many fights, and who wins how often: 1,000 unless you say otherwise, 100,000 at most, and as many as five seconds allow. With Accept: application/x-ndjson or text/event-stream it tells in between how far it is (progress), and the result last (result).',
      },
      verify: { summary: 'Verify dice', description: 'Whether the dice of an evening fit their seal.' },
      open: { summary: 'Open a table', description: 'A new table; you get the key of its GM.' },
      table: { summary: 'Look at a table', description: 'Which system is played at it.' },
      invite: { summary: 'Invite', description: 'An invitation for players or spectators.' },
      invitation: { summary: 'Look at an invitation', description: 'Who invites to what.' },
      join: { summary: 'Take a seat', description: 'With an invitation and a name.' },
      export: { summary: 'Take a table along', description: 'The whole evening as your seat has seen it.' },
      webhook: {
        summary: 'The channel of a table',
        description:
          'Whether results go to a channel, and what went wrong last. For the GM only; without the address.',
      },
      setWebhook: {
        summary: 'Connect a channel',
        description:
          'From now on open results go to this webhook of Discord, if a first message arrives there. For the GM only.',
      },
      removeWebhook: {
        summary: 'Disconnect a channel',
        description: 'Nothing goes out any more. For the GM only.',
      },
    },
  },
};
