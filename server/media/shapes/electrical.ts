import type { Shape } from './shape.ts';

/** Power and light. */
export const electrical = {
  'cable-reel': { finishes: ['grey', 'orange', 'black', 'blue'], named: /cable|twin and earth|core and earth|flex/i },
  'socket-outlet': { finishes: ['white', 'chrome', 'black'], named: /socket outlet/i },
  'light-switch': { finishes: ['white', 'chrome', 'black'], named: /light switch/i },
  'junction-box': { finishes: ['white', 'grey', 'black'], named: /enclosure|back box/i },
  'consumer-unit': { finishes: ['white', 'grey'], named: /consumer unit/i },
  lamp: { finishes: ['white', 'clear'], named: /led lamp/i },
  conduit: { finishes: ['white', 'black', 'zinc'], named: /conduit$/i },
  'cable-tie': { finishes: ['white', 'black'], named: /cable tie/i },
  plug: { finishes: ['white', 'black'], named: /plug top/i },
  'circuit-breaker': { finishes: ['white'], named: /circuit breaker|rcbo/i },
  downlight: { finishes: ['white', 'chrome', 'black'], named: /downlight/i },
  bulkhead: { finishes: ['white'], named: /bulkhead/i },
  floodlight: { finishes: ['black'], named: /floodlight/i },
  'led-batten': { finishes: ['white'], named: /batten, led/i },
  'cable-clip': { finishes: ['white', 'grey'], named: /cable clip/i },
  'flexible-conduit': { finishes: ['black', 'zinc'], named: /flexible conduit/i },
  'cable-gland': { finishes: ['white', 'chrome'], named: /cable gland/i },
  'fused-spur': { finishes: ['white'], named: /fused spur/i },
  'cooker-switch': { finishes: ['white'], named: /cooker switch/i },
  dimmer: { finishes: ['white'], named: /dimmer/i },
  trunking: { finishes: ['white', 'black'], named: /trunking/i },
} as const satisfies Readonly<Record<string, Shape>>;
