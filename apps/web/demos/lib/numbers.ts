export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The same direction, from 0 to 360 degrees. */
export const withinTurn = (turned: number) => ((turned % 360) + 360) % 360;
