type Kind = 'text' | 'number' | 'boolean' | 'colour';
type Row = readonly [code: string, name: string, type: Kind, unit: string | null, group: string, isFilterable: boolean];

/** Every attribute of the catalogue, in the order of a specification table. */
const rows = [
  ['thread', 'Thread', 'text', null, 'Dimensions', true],
  ['connection', 'Connection', 'text', null, 'Dimensions', true],
  ['gauge', 'Screw size', 'text', null, 'Dimensions', true],
  ['diameter', 'Diameter', 'number', 'mm', 'Dimensions', true],
  ['inner-diameter', 'Inside diameter', 'number', 'mm', 'Dimensions', false],
  ['outer-diameter', 'Outside diameter', 'number', 'mm', 'Dimensions', false],
  ['across-flats', 'Across flats', 'number', 'mm', 'Dimensions', false],
  ['head-height', 'Head height', 'number', 'mm', 'Dimensions', false],
  ['bore', 'Pipe size', 'number', 'mm', 'Dimensions', true],
  ['bore-to', 'Second pipe size', 'number', 'mm', 'Dimensions', true],
  ['width', 'Width', 'number', 'mm', 'Dimensions', true],
  ['height', 'Height', 'number', 'mm', 'Dimensions', true],
  ['depth', 'Depth', 'number', 'mm', 'Dimensions', false],
  ['thickness', 'Thickness', 'number', 'mm', 'Dimensions', true],
  ['length', 'Length', 'number', 'mm', 'Dimensions', true],
  ['run', 'Length', 'number', 'm', 'Dimensions', true],
  ['sheet-size', 'Sheet size', 'text', null, 'Dimensions', true],
  ['wall', 'Wall thickness', 'number', 'mm', 'Dimensions', false],
  ['centres', 'Fixing centres', 'number', 'mm', 'Dimensions', false],
  ['size', 'Size', 'text', null, 'Dimensions', true],
  ['shoe-size', 'Size (UK)', 'number', null, 'Dimensions', true],
  ['material', 'Material', 'text', null, 'Material', true],
  ['finish', 'Finish', 'text', null, 'Material', true],
  ['colour', 'Colour', 'colour', null, 'Material', true],
  ['sheen', 'Sheen', 'text', null, 'Material', true],
  ['grade', 'Grade', 'text', null, 'Material', true],
  ['treatment', 'Treatment', 'text', null, 'Material', true],
  ['grit', 'Grit', 'number', null, 'Material', true],
  ['drive', 'Drive', 'text', null, 'Design', true],
  ['head', 'Head', 'text', null, 'Design', true],
  ['tip', 'Tip', 'text', null, 'Design', true],
  ['shank', 'Shank', 'text', null, 'Design', true],
  ['pattern', 'Pattern', 'text', null, 'Design', true],
  ['handing', 'Handing', 'text', null, 'Design', true],
  ['teeth', 'Teeth', 'number', null, 'Design', true],
  ['tpi', 'Teeth per inch', 'number', null, 'Design', true],
  ['pieces', 'Pieces', 'number', null, 'Design', false],
  ['gangs', 'Gangs', 'number', null, 'Design', true],
  ['ways', 'Ways', 'number', null, 'Design', true],
  ['poles', 'Poles', 'number', null, 'Design', true],
  ['levers', 'Levers', 'number', null, 'Design', false],
  ['keyed', 'Keying', 'text', null, 'Design', true],
  ['mesh', 'Cut level', 'text', null, 'Performance', false],
  ['voltage', 'Voltage', 'number', 'V', 'Electrical', true],
  ['current', 'Current', 'number', 'A', 'Electrical', true],
  ['power', 'Power', 'number', 'W', 'Electrical', true],
  ['cores', 'Cores', 'text', null, 'Electrical', true],
  ['csa', 'Conductor area', 'number', 'mm²', 'Electrical', true],
  ['curve', 'Trip curve', 'text', null, 'Electrical', true],
  ['trip', 'Trip current', 'number', 'mA', 'Electrical', true],
  ['cap', 'Lamp cap', 'text', null, 'Electrical', true],
  ['lumens', 'Light output', 'number', 'lm', 'Electrical', true],
  ['kelvin', 'Colour temperature', 'number', 'K', 'Electrical', true],
  ['battery', 'Battery', 'number', 'Ah', 'Electrical', true],
  ['ip', 'Ingress protection', 'text', null, 'Performance', true],
  ['output', 'Heat output', 'number', 'W', 'Performance', true],
  ['torque', 'Torque', 'number', 'Nm', 'Performance', false],
  ['pressure', 'Working pressure', 'number', 'bar', 'Performance', true],
  ['temperature', 'Highest temperature', 'number', '°C', 'Performance', false],
  ['load', 'Safe working load', 'number', 'kg', 'Performance', true],
  ['tensile', 'Tensile strength', 'number', 'N', 'Performance', false],
  ['fire', 'Reaction to fire', 'text', null, 'Performance', true],
  ['conductivity', 'Thermal conductivity', 'number', 'W/mK', 'Performance', true],
  ['attenuation', 'Noise reduction (SNR)', 'number', 'dB', 'Performance', true],
  ['protection', 'Protection class', 'text', null, 'Performance', true],
  ['security', 'Security rating', 'text', null, 'Performance', true],
  ['volume', 'Contents', 'number', 'ml', 'Contents', true],
  ['litres', 'Contents', 'number', 'l', 'Contents', true],
  ['weight-kg', 'Contents', 'number', 'kg', 'Contents', true],
  ['pack', 'Pack quantity', 'number', null, 'Contents', true],
  ['coverage', 'Coverage', 'number', 'm²/l', 'Use', false],
  ['coats', 'Coats', 'number', null, 'Use', false],
  ['dry', 'Touch dry', 'text', null, 'Use', false],
  ['open-time', 'Working time', 'text', null, 'Use', false],
  ['use', 'For', 'text', null, 'Use', true],
  ['place', 'Where', 'text', null, 'Use', true],
  ['base', 'Base material', 'text', null, 'Use', true],
  ['hole', 'Hole diameter', 'number', 'mm', 'Use', false],
  ['door', 'Door thickness', 'text', null, 'Use', false],
  ['guarantee', 'Guarantee', 'text', null, 'Use', false],
  ['standard', 'Standard', 'text', null, 'Approvals', true],
  ['approval', 'Approval', 'text', null, 'Approvals', true],
] as const satisfies readonly Row[];

export type AttributeCode = (typeof rows)[number][0];

export type AttributeDefinition = {
  code: AttributeCode;
  name: string;
  type: Kind;
  unit: string | null;
  group: string;
  isFilterable: boolean;
  sortOrder: number;
};

export const attributeDefinitions: readonly AttributeDefinition[] = rows.map(
  ([code, name, type, unit, group, isFilterable], index) => ({
    code,
    name,
    type,
    unit,
    group,
    isFilterable,
    sortOrder: index + 1,
  }),
);

const byCode = new Map(attributeDefinitions.map((definition) => [definition.code, definition]));

export function definitionOf(code: AttributeCode): AttributeDefinition {
  const definition = byCode.get(code);
  if (definition === undefined) throw new Error(`There is no attribute ${code}.`);
  return definition;
}
