export declare function ensurePage(): boolean;
