export declare function readVariables(file: string): Record<string, string>;
