/** Longest question that the bot's field takes and its search processes, in characters. */
export const MAX_QUESTION_LENGTH = 300;
