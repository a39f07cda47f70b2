/** The colours that distinguish the parts of a figure: values of `data-hue`. */
export type Hue = 'accent' | 'forest' | 'larch' | 'river' | 'berry' | 'aurora';
