export declare function readVariables(file: string, Refused?: new (message: string) => Error): Record<string, string>;
