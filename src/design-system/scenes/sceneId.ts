/** The id of the drawing inside its file, for `<use href="…#scene">`. */
export const SCENE_ID = 'scene'
