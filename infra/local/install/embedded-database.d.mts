export declare const thisPlatform: string
export declare const databasePackage: (platform: string) => string | undefined
export declare const binaryIn: (folder: string, platform: string) => string
export declare const databaseBinary: (root: string, platform?: string) => string
