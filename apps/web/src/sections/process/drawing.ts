/** Name of the drawing of every process: its core sample. */
export const processDrawing = 'phases';
