/** A digest of a text of 32 bits (FNV-1a), for telling texts apart where a rare collision does no harm. */
export const digestOfText = (text: string): number => {
  let digest = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01_00_01_93);
  return digest >>> 0;
};
