import type { fieldsTurkish } from './fields.ts'

export const fieldsEnglish: typeof fieldsTurkish = {
  image: {
    choose: 'Choose picture',
    replace: 'Replace',
    remove: 'Remove',
    stop: 'Stop the upload',
    drop: 'Drop a picture here, or choose one',
    accepted: 'PNG, JPEG or WebP. Large photos are made smaller as they are sent.',
    acceptedLogo: 'SVG, PNG, JPEG or WebP. Large photos are made smaller as they are sent.',
    uploading: (percent: string) => `Uploading, ${percent}`,
    required: 'Please upload a picture.',
    retry: 'Try again',
    lineIsBack: 'The connection is back.',
    wrongType: 'This kind of file is not accepted. Choose a PNG, JPEG or WebP.',
    notAnImage: 'This file is not a picture.',
    closedHeic:
      'This browser cannot open HEIC photos. Save the photo as JPEG and choose it again (on an iPhone: Settings, Camera, Formats, “Most Compatible”).',
    tooLarge: 'A file may have at most 10 MB.',
    preview: 'Chosen picture',
    missing: 'The picture could not be shown.',
  },
  specs: {
    name: 'Feature',
    value: 'Value',
    add: 'Add row',
    remove: (name: string) => `Delete row: ${name}`,
    row: (row: number) => `Row ${row}`,
    empty: 'No features yet. Add rows such as “Measuring depth” and “10–80 cm”.',
    duplicate: (name: string) => `“${name}” is there twice. Each feature may be named once.`,
    nameless: 'Name the feature in every row that has a value.',
    tooLong: 'A feature may have at most 100 characters, its value at most 500.',
  },
  items: {
    add: 'Add',
    remove: 'Delete',
    item: (place: number) => `Item ${place}`,
    empty: 'Nothing here yet.',
    full: (max: number) => `There can be at most ${max}.`,
  },
  order: {
    move: (name: string) => `Move: ${name}`,
    grip: 'Drag it, or move it with the up and down arrow keys.',
    up: 'Move up',
    down: 'Move down',
    moved: (name: string, row: number) => `${name}, now row ${row}`,
    stale:
      'The order was not saved: what you moved has been changed elsewhere meanwhile. The present order is shown; move it again.',
  },
  slug: {
    edit: 'Change address',
    auto: 'Made from the name by itself; a number follows where another has it.',
    kept: (address: string) => `Leave it empty to keep the address: ${address}`,
    warning: 'Old links stop working when the address changes.',
  },
  icon: {
    search: 'Search icons',
    none: 'No icon',
    unknown: (name: string) => `Unknown icon: ${name}`,
    noMatch: 'No icon matches this word.',
    found: (count: string) => `${count} icons`,
  },
}
