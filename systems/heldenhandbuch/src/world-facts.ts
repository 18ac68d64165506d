import type { Faces } from '@tafelrunde/kernel';
import type { ItemClass } from './data/item-quality.ts';
import type { TemplateId } from './data/templates.ts';
import type { Alertness, CriticalState, Detection, Ring, Status, TrackName, WatchMode } from './model.ts';
import type { Refusal } from './refusal.ts';

/** What an account can say of body, things and the world outside of fights. */
export type WorldFact =
  | { readonly kind: 'itemMissing'; readonly figure: string; readonly item: string }
  | { readonly kind: 'points'; readonly figure: string; readonly track: TrackName; readonly by: number }
  | { readonly kind: 'rowEmptied'; readonly figure: string; readonly track: TrackName; readonly row: number }
  | { readonly kind: 'exhausted'; readonly figure: string; readonly track: TrackName }
  | { readonly kind: 'statusGained'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'statusEnded'; readonly figure: string; readonly status: Status }
  | {
      readonly kind: 'injury';
      readonly figure: string;
      readonly injury: 'light' | 'heavy';
      readonly circle: number;
    }
  | { readonly kind: 'criticalInjury'; readonly figure: string; readonly circle: number }
  | {
      readonly kind: 'noRoom';
      readonly figure: string;
      readonly injury: 'light' | 'heavy' | 'critical';
      readonly escalates: boolean;
    }
  | {
      readonly kind: 'segmentLost';
      readonly figure: string;
      readonly circle: number;
      readonly ring: Ring;
      readonly by: 'gangrene' | 'critical';
    }
  | { readonly kind: 'segmentHealed'; readonly figure: string; readonly circle: number; readonly ring: Ring }
  | { readonly kind: 'timePassed'; readonly minutes: number }
  | { readonly kind: 'regeneration'; readonly figure: string; readonly to: number }
  | { readonly kind: 'gritted'; readonly figure: string; readonly dice: number }
  | { readonly kind: 'priced'; readonly item: string; readonly class: ItemClass; readonly price: number }
  | {
      readonly kind: 'materialBought';
      readonly figure: string;
      readonly piece: string;
      readonly price: number;
    }
  | {
      readonly kind: 'runeEngraved';
      readonly figure: string;
      readonly item: string;
      readonly rune: string;
    }
  | {
      readonly kind: 'tradeOpened';
      readonly item: string;
      readonly price: number;
      readonly started: boolean;
    }
  | { readonly kind: 'offered'; readonly figure: string; readonly price: number }
  | { readonly kind: 'dealMade'; readonly price: number }
  | { readonly kind: 'tradeClosed'; readonly price: number; readonly winner: string | null }
  | {
      readonly kind: 'noCheck';
      readonly figure: string;
      readonly tested: string;
      readonly reason: Refusal;
    }
  | { readonly kind: 'created'; readonly name: string; readonly luckyNumber: number }
  | { readonly kind: 'opponentAdded'; readonly name: string; readonly template: TemplateId }
  | { readonly kind: 'adjustedByGm'; readonly figure: string }
  | { readonly kind: 'placed'; readonly figure: string }
  | {
      readonly kind: 'boardLaid';
      readonly width: number;
      readonly height: number;
      readonly metres: number;
    }
  | {
      readonly kind: 'treated';
      readonly patient: string;
      readonly circle: number;
      readonly success: boolean;
      readonly to: CriticalState;
    }
  | { readonly kind: 'resuscitated'; readonly patient: string; readonly success: boolean }
  | {
      readonly kind: 'herbsFound';
      readonly figure: string;
      readonly finds: number;
      readonly portions: number;
    }
  | {
      readonly kind: 'drank';
      readonly figure: string;
      readonly drink: number;
      readonly minimum: number;
      readonly successes: number;
    }
  | { readonly kind: 'deadDrunk'; readonly figure: string; readonly status: 'unconscious' | 'asleep' }
  | { readonly kind: 'keptDown'; readonly figure: string; readonly vomited: boolean }
  | {
      readonly kind: 'watchSet';
      readonly mode: WatchMode;
      readonly shifts: number;
      readonly physis: number;
    }
  | {
      readonly kind: 'shiftKept';
      readonly figure: string;
      readonly noticed: boolean;
      readonly asleep: boolean;
    }
  | {
      readonly kind: 'sneaked';
      readonly figure: string;
      readonly opponent: string;
      readonly failed: boolean;
      readonly alertness: Alertness;
      readonly detection: Detection;
    }
  | { readonly kind: 'hid'; readonly figure: string; readonly opponent: string; readonly hidden: boolean }
  | { readonly kind: 'actsFirst'; readonly figure: string }
  | { readonly kind: 'alarm'; readonly figure: string; readonly alarm: boolean }
  | { readonly kind: 'tricks'; readonly figure: string; readonly faces: Faces }
  | {
      readonly kind: 'neutralised';
      readonly figure: string;
      readonly stopped: number;
      readonly open: number;
    }
  | { readonly kind: 'wish'; readonly figure: string; readonly row: number; readonly granted: boolean }
  | { readonly kind: 'mustConcede'; readonly figure: string }
  | {
      readonly kind: 'crafted';
      readonly piece: string;
      readonly success: boolean;
      readonly total: number;
      readonly quality: number;
      readonly effects: number;
    }
  | {
      readonly kind: 'reworked';
      readonly item: string;
      readonly success: boolean;
      readonly total: number;
      readonly minimum: number;
      readonly quality: number;
    }
  | {
      readonly kind: 'workedUnpaid';
      readonly figure: string;
      readonly craftsman: string;
      readonly piece: string;
      readonly success: boolean;
    }
  | {
      readonly kind: 'massProduced';
      readonly piece: string;
      readonly pieces: number;
      readonly quality: number;
    }
  | { readonly kind: 'chaseStarted'; readonly initiator: string; readonly leader: string }
  | { readonly kind: 'ran'; readonly figure: string; readonly number: number; readonly tempo: number }
  | {
      readonly kind: 'obstacleLaid';
      readonly by: string;
      readonly target: string;
      readonly face: number;
    }
  | {
      readonly kind: 'obstacleMet';
      readonly figure: string;
      readonly obstacle: number;
      readonly by: number | null;
    }
  | {
      readonly kind: 'gap';
      readonly figure: string;
      readonly gap: number;
      readonly leads: boolean;
      readonly out: boolean;
    };
