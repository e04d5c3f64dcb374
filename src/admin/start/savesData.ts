/** Whether the person has told the browser to save data (`NetworkInformation.saveData`): then nothing is fetched ahead. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
