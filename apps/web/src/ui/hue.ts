/** The colours that tell the parts of a figure apart: values of `data-hue`. */
export type Hue = 'accent' | 'forest' | 'larch' | 'river' | 'berry' | 'aurora';
