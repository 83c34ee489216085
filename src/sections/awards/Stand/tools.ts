// What the section loads when it comes near. No first screen needs it.
export { weaveText } from './drum';
export { addressOf, isWhole, nameIn, readAddress } from './name';
export { pictureOf } from './picture';
export { save, send, takesPictures } from './sending';
