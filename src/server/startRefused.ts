/** A start that cannot work. Its message is one line that names the setting and the mend; the process ends with 1. */
export class StartRefused extends Error {}
